'use client';
import { showCompanyTime } from '../../server/process/time-zone';

showCompanyTime();

/** Makes the browser format times in the company's zone; renders nothing. */
export const CompanyTime = () => null;
