/** The name of the task that a browser runs once the network is back, see Background Sync. */
export const syncTag = 'changes';
