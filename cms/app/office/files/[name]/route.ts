import { officeFile } from '../../../../leads/pages/built-files';

export const GET = async (_: Request, { params }: { params: Promise<{ name: string }> }) => officeFile((await params).name);
