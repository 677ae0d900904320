/** Option for every Node program that loads Payload's configuration. */
export const WITHOUT_WAITING: string;
