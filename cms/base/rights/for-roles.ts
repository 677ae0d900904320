import type { PayloadHandler, PayloadRequest } from 'payload';
import type { Role } from './access';
import { refusal } from './for-editors';

export const forRoles =
  (roles: readonly Role[], handle: (req: PayloadRequest) => Promise<Response> | Response): PayloadHandler =>
  (req) => {
    if (!req.user) return refusal(401, 'Sign in first');
    return roles.includes(req.user.role) ? handle(req) : refusal(403, 'Your account may not do this');
  };
