import type { TeamView, View } from '../../engine/rules/mercenaries/view';
import { fold } from '../../record/views/words';
import type { Handle } from './handles';

/** Whose post it is: of whoever is known by that handle, else of the leader or team of that name; null: of no team. */
export function teamOf(view: View, author: string, handles: readonly Handle[]): TeamView | null {
  const teams = Object.values(view.teams);
  const known = handleOf(author, handles);
  if (known !== undefined) {
    const { user } = known;
    return (
      (user && teams.find(({ key, leader }) => user.teams.includes(key) || fold(leader) === fold(user.name))) ?? null
    );
  }
  return teams.find(({ leader, name }) => [leader, name].some((one) => fold(one) === fold(author))) ?? null;
}

/** Whether somebody has said who is called so, or a leader or a team is. */
export const isKnown = (view: View, author: string, handles: readonly Handle[]): boolean =>
  handleOf(author, handles) !== undefined || teamOf(view, author, handles) !== null;

export const handleOf = (author: string, handles: readonly Handle[]): Handle | undefined => {
  const words = fold(author);
  return handles.find(({ folded }) => folded === words);
};

/** Every name by which somebody is known: handles, leaders, teams. */
export const namesOf = (view: View, handles: readonly Handle[]): readonly string[] => [
  ...handles.map(({ handle }) => handle),
  ...Object.values(view.teams).flatMap(({ leader, name }) => [leader, name]),
];
