import { makesItTheirs } from './your-company';

makesItTheirs('canberra');
