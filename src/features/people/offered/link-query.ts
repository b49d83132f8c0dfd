import { findRefusal } from '#page/find-refusal.ts';

/** What a mailed link is about; null once it has expired. */
export async function unlessOver<View>(asked: Promise<View>): Promise<View | null> {
  try {
    return await asked;
  } catch (error) {
    const status = findRefusal(error)?.status;
    // Includes anything far too long to be a token.
    if (status === 404 || status === 422) return null;
    throw error;
  }
}
