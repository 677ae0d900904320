import { hydrateRoot } from 'react-dom/client';
import { FormPage } from './form-page';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <FormPage path={location.pathname} />);
requestIdleCallback(() => document.documentElement.classList.add('js-live'));
