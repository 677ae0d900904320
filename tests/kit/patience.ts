/** How many times longer tests wait for what should happen: set by `npm run test:busy`, where slow is no fault. */
export const patience = Number(process.env.TEST_BUSY ?? 1);
