/** Under `npm run test:clock` a file's times are those of the machine, and not of the process. */
// biome-ignore lint/style/noProcessEnv: set by the test runner
export const filesHaveAnotherClock = Boolean(process.env.FAKETIME);
