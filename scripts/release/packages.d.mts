export function packagesOf(parts: string[]): string[];
export function copyPackages(parts: string[], folder: string, linked?: boolean): string[];
export function linkWorkspaces(folder: string): void;
