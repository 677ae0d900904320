export function entriesBelow(folder: string): string[];
export function leavingLinks(folder: string): string[];
export function filesNaming(named: string, folder: string): string[];
