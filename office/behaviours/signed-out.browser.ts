// On a page that nobody is signed in to see: what this device kept of customers goes.
import { PAGES } from './kept-pages';

if ('caches' in window) void caches.delete(PAGES).catch(() => false);
