/** The name of the Background Sync task, which a browser runs once the network is back. */
export const syncTag = 'changes';
