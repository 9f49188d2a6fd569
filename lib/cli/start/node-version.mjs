// @ts-check

const MAJOR = 20;
const MINOR = 19;

/**
 * What is wrong with this Node, in one line; null when it is new enough. Written so that an old Node can run it.
 *
 * @param {string} version such as `20.19.0`
 * @returns {string | null}
 */
export function nodeProblem(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return null;
  return `Node ${version} is too old: install Node ${MAJOR}.${MINOR} or newer from https://nodejs.org.`;
}
