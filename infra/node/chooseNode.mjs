/** The first version that supports import.meta.main and strips types without a warning. */
export const oldestNode = '24.3';

/** @param {string} version */
function canRun(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Chooses the Node that runs Cairn: the person's own if it is new enough, or else the one that `npm ci` installed.
 * The latter has no version if it is missing or was not made for this machine.
 * @param {{ path: string, version: string }} own
 * @param {() => { path: string, version: string | undefined }} findBrought
 * @returns {{ path: string } | { problem: string }}
 */
export function chooseNode(own, findBrought) {
  if (canRun(own.version)) return { path: own.path };
  const brought = findBrought();
  if (brought.version !== undefined && canRun(brought.version)) return { path: brought.path };
  return {
    problem: `Cairn needs Node ${oldestNode} or newer; this is ${own.version}. Install a newer one (https://nodejs.org) and run the command again.`,
  };
}
