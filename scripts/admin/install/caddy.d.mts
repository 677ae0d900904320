export function caddyText(template: string, settings: Record<string, string>): string;
export function withOurs(caddyfile: string, before: string): string;
export function withoutOurs(caddyfile: string, before: string): string;
