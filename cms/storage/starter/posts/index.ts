import type { StarterPost } from '../types';
import { bondCleaningChecklist } from './bond-cleaning-checklist';
import { carpetSteamOrDryCleaning } from './carpet-steam-or-dry-cleaning';
import { hardWaterMarksAdelaideShowerScreens } from './hard-water-marks-adelaide-shower-screens';
import { howOftenToCleanSolarPanels } from './how-often-to-clean-solar-panels';
import { kitchenDeepCleanOrderOfWork } from './kitchen-deep-clean-order-of-work';
import { ndisCleaningAndPlanTypes } from './ndis-cleaning-and-plan-types';
import { ovenCareBetweenCleans } from './oven-care-between-cleans';
import { pollenAndDustIndoors } from './pollen-and-dust-indoors';
import { preparingYourOfficeForACleaner } from './preparing-your-office-for-a-cleaner';
import { pressureWashingWhatNotToWash } from './pressure-washing-what-not-to-wash';
import { whatIsARoofSoftWash } from './what-is-a-roof-soft-wash';
import { whenToCleanGuttersAdelaideMelbourne } from './when-to-clean-gutters-adelaide-melbourne';

/** The sample posts, newest first. */
export const posts: readonly StarterPost[] = [
  ovenCareBetweenCleans,
  whenToCleanGuttersAdelaideMelbourne,
  ndisCleaningAndPlanTypes,
  pollenAndDustIndoors,
  whatIsARoofSoftWash,
  preparingYourOfficeForACleaner,
  kitchenDeepCleanOrderOfWork,
  pressureWashingWhatNotToWash,
  carpetSteamOrDryCleaning,
  bondCleaningChecklist,
  hardWaterMarksAdelaideShowerScreens,
  howOftenToCleanSolarPanels,
];
