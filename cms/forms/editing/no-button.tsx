export const NoButton = () => null;
