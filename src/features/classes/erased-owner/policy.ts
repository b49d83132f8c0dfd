/** A co-teacher of a class whose owner's account is erased. */
export interface CoTeacher<Id extends string> {
  userId: Id;
  joinedAt: Date;
  /** Her own account is not going to be erased. */
  stays: boolean;
}

/**
 * Who becomes the owner: the co-teacher of longest standing, but one whose own account is given up only if there is no other. With
 * nobody the class ends.
 */
export function chooseHeir<Id extends string>(coTeachers: readonly CoTeacher<Id>[]): Id | undefined {
  const [first] = coTeachers.toSorted(
    (one, other) =>
      Number(other.stays) - Number(one.stays) ||
      one.joinedAt.getTime() - other.joinedAt.getTime() ||
      (one.userId < other.userId ? -1 : 1),
  );
  return first?.userId;
}
