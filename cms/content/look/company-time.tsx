'use client';
import { showCompanyTime } from '../../base/time-zone';

showCompanyTime();

/** Makes the browser format times in the company's zone; renders nothing. */
export const CompanyTime = () => null;
