/** What the operator configured. */
export interface AskSettings {
  /** Name under which the endpoint serves the model. */
  readonly model: string;
  /** Day of the documentation, YYYY-MM-DD. */
  readonly date: string;
}
