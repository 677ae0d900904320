import { makesItTheirs } from './your-company';

makesItTheirs('launceston');
