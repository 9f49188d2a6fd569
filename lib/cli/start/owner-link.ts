import { issueOwnerLink } from '../../platform/auth/once-link';
import { disconnect } from '../../platform/db/client';

// Run in a process of its own, so that starting a site that has its owner loads none of this. Prints the path of the
// link, or nothing where there is an owner already.
issueOwnerLink()
  .then((path) => {
    if (path !== null) console.log(path);
  })
  .finally(disconnect);
