import { mediaFiles } from '../../../files/media-files';
import { handleStorage } from '../../../files/serve';

const handle = (request: Request) => handleStorage(request, mediaFiles);

export { handle as GET, handle as HEAD };
