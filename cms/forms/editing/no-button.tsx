/** Stands where a button of Payload's does not belong. */
export const NoButton = () => null;
