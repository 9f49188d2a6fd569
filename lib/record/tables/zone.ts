import 'server-only';

export { siteZone as readZone } from '../views/season';
