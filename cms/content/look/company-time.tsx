'use client';
import { showCompanyTime } from '../../base/time-zone';

showCompanyTime();

/** Has the browser write times in the company's zone; it draws nothing. */
export const CompanyTime = () => null;
