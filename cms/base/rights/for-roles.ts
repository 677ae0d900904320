import type { PayloadHandler, PayloadRequest } from 'payload';
import type { Role } from './access';

type Handle = (req: PayloadRequest & { user: NonNullable<PayloadRequest['user']> }) => Promise<Response> | Response;

export const refusal = (status: number, message: string) => Response.json({ message, errors: [{ message }] }, { status });

export const forRoles =
  (roles: readonly Role[], handle: Handle): PayloadHandler =>
  (req) => {
    const { user } = req;
    if (!user) return refusal(401, 'Sign in first');
    return roles.includes(user.role) ? handle(Object.assign(req, { user })) : refusal(403, 'Your account may not do this');
  };

export const forEditors = (handle: Handle): PayloadHandler => forRoles(['owner', 'editor'], handle);
