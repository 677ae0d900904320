import type { Log } from '../base/log';
import { steadyNow } from '../base/steady-clock';
import type { LeadFiles } from './files';
import type { SpooledLead } from './spooled-lead';

/** Maximum number and bytes of undelivered leads. */
export interface Limits {
  leads: number;
  bytes: number;
}
const LIMITS: Limits = { leads: 10_000, bytes: 256 * 1024 * 1024 };

/** Size in bytes of the test write (the longest lead), and how long its result is cached in milliseconds. */
const [TRIAL_BYTES, TRIAL_MS] = [65_536, 5000];

/** From this share of a limit, every lead is logged as an error. */
const ALARM = 0.8;

export function createWriting(files: LeadFiles, log: Log, limits: Limits = LIMITS) {
  let trial: { at: number; passed: Promise<boolean> } | undefined;
  /** What is being written: of many leads at once, each sees those before it. */
  const begun = { leads: 0, bytes: 0 };
  return {
    /** Writes a claimed lead; returns its file's name. Rejects when the spool is full, or with the file system's error. */
    async write(lead: SpooledLead): Promise<string> {
      const size = JSON.stringify(lead).length;
      const before = { ...begun };
      begun.leads += 1;
      begun.bytes += size;
      try {
        const { waiting, refused, bytes } = await files.recentUsage();
        const share = Math.max((waiting + refused + before.leads) / limits.leads, (bytes + before.bytes) / limits.bytes);
        if (share >= ALARM) log.error('spool is filling up', { waiting, refused, bytes, limits });
        if (share >= 1) throw new Error('the spool is full');
        return await files.add(lead);
      } catch (error) {
        trial = undefined;
        throw error;
      } finally {
        begun.leads -= 1;
        begun.bytes -= size;
      }
    },

    /** Whether a lead can be written now. Cached, because the check writes a file. */
    works(): Promise<boolean> {
      if (trial && steadyNow() - trial.at < TRIAL_MS) return trial.passed;
      const passed = files.tryWriting(TRIAL_BYTES).then(
        () => true,
        () => false,
      );
      trial = { at: steadyNow(), passed };
      return passed;
    },
  };
}
