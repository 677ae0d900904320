import { makesItTheirs } from './your-company';

makesItTheirs('wagga');
