/** Where a server is looked for first. */
export const PORT = 3000;
