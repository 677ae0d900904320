export function socketName(host: string, port: string): string;
export function websiteSocket(env: { HOST: string; PORT: string }, isFree: () => Promise<void>): Promise<number | undefined>;
