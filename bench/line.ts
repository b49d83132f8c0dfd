/** One row of the report. */
export interface Line {
  path: string;
  engine: string;
  measured: number;
  /** `≥ 0.5` or `≤ 2`; empty where the specification sets no target. */
  budget: string;
  note: string;
}
