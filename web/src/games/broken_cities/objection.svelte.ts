// Laws in the table's own words are judged by people after every turn. "No objection" stands until somebody objects.

/** How long the standing answer can be taken back once a turn has ended, in milliseconds. */
export const grace = 3000

export class Objection {
  /** I want to be asked when the running turn ends. */
  raised = $state(false)
}
