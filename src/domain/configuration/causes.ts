/** Why an option comes into the car with a tap. */
export type AddedCause =
  /** It was tapped. */
  | { kind: 'tapped' }
  /** `by` needs it, or contains it. */
  | { kind: 'required' | 'included'; by: string; note: string }
  /** It takes the place of the only choice of its group, which had to go. */
  | { kind: 'instead'; by: string }

/** Why an option leaves the car with a tap. */
export type RemovedCause =
  /** It was tapped. */
  | { kind: 'tapped' }
  /** `by` cannot be with it. */
  | { kind: 'excluded'; by: string; note: string }
  /** `by` was chosen in its group instead. */
  | { kind: 'replaced'; by: string }
  /** It needs `by`, which leaves. */
  | { kind: 'needed'; by: string; note: string }
  /** It came with `by`, which leaves. */
  | { kind: 'contained'; by: string; note: string }
