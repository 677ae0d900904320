import { handleStorage } from '../../../api/storage';
import { mediaDir } from '../../../base/env';

const handle = (request: Request) => handleStorage(request, mediaDir);

export { handle as GET, handle as HEAD };
