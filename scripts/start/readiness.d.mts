export function askReadiness(url: string, env: Record<string, string | undefined>, ms: number): Promise<Response>;
