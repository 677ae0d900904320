import { makesItTheirs } from './your-company';

makesItTheirs('geelong');
