import type { StarterService } from '../types';
import { agedCare } from './aged-care';
import { carpetCleaning } from './carpet-cleaning';
import { commercialCleaning } from './commercial-cleaning';
import { deepCleaning } from './deep-cleaning';
import { endOfLeaseCleaning } from './end-of-lease-cleaning';
import { gutterFlushing } from './gutter-flushing';
import { gutterVacuum } from './gutter-vacuum';
import { houseCleaning } from './house-cleaning';
import { medicalCentreCleaning } from './medical-centre-cleaning';
import { ndisCleaning } from './ndis-cleaning';
import { officeCleaning } from './office-cleaning';
import { onceOffHouseCleaning } from './once-off-house-cleaning';
import { ovenCleaning } from './oven-cleaning';
import { pressureCleaning } from './pressure-cleaning';
import { professionalGutterCleaning } from './professional-gutter-cleaning';
import { regularHouseCleaning } from './regular-house-cleaning';
import { roofCleaning } from './roof-cleaning';
import { roofPressureWashing } from './roof-pressure-washing';
import { roofSoftWash } from './roof-soft-wash';
import { schoolCleaningEducationCleaning } from './school-cleaning-education-cleaning';
import { solarPanelCleaning } from './solar-panel-cleaning';
import { windowCleaning } from './window-cleaning';

/** The words of the 22 service pages, in the catalogue's order. */
export const services: readonly StarterService[] = [
  houseCleaning,
  onceOffHouseCleaning,
  regularHouseCleaning,
  endOfLeaseCleaning,
  deepCleaning,
  commercialCleaning,
  officeCleaning,
  agedCare,
  schoolCleaningEducationCleaning,
  medicalCentreCleaning,
  professionalGutterCleaning,
  gutterFlushing,
  gutterVacuum,
  roofCleaning,
  roofPressureWashing,
  roofSoftWash,
  windowCleaning,
  pressureCleaning,
  solarPanelCleaning,
  ndisCleaning,
  carpetCleaning,
  ovenCleaning,
];
