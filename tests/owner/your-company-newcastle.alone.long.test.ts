import { makesItTheirs } from './your-company';

makesItTheirs('newcastle');
