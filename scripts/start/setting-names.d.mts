export function settingsOf(release?: string): string[];
export function readBy(part: 'site' | 'cms'): string[];
export function environmentOf(part: 'site' | 'cms', env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
