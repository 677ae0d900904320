export interface Installation {
  name?: string;
  called(text: string): string;
  id: string;
  releases: string;
  settings: string;
  data: string;
  command: string;
  caddy: string;
}
export function installation(name?: string): Installation;
export function nameFault(name?: string): string | undefined;
