/** What the fronts of solutions said, by spot: a card that is turned over shows what it promised. */
export class Fronts {
  readonly said = new Map<string, { title: string; pitch: string }>()
}
