import { makesItTheirs } from './your-company';

makesItTheirs('broome');
