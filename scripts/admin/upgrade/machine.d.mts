import type { Installation } from '../environment/installation.mjs';

/** A unit as it is for this machine: with its Node, the installation's name, its port, and leave to write backups elsewhere. */
export function unitText(
  release: string,
  unit: string,
  settings: { BACKUP_DIR?: string; HOST?: string; PORT?: string },
  installation?: Installation,
): string;
