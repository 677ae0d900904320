/** Where an owner says whose site it is. */
export const COMPANY = '/office/company';
/** Where they see what that changes. */
export const COMPANY_PLAN = `${COMPANY}?step=changes`;
