/** Log messages that the runbook names. */
export const digestNotSent = 'A digest could not be sent yet.';
export const digestRefused = 'A digest was refused for good.';
