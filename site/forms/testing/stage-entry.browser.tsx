import { hydrateRoot } from 'react-dom/client';
import { Stage } from './stage';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <Stage path={location.pathname} />);
requestIdleCallback(() => document.documentElement.classList.add('js-live'));
