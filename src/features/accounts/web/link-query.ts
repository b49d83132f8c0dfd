import { findRefusal } from '../../../page/find-refusal.ts';

/** What a mailed link is about; null once it is over. */
export async function unlessOver<View>(asked: Promise<View>): Promise<View | null> {
  try {
    return await asked;
  } catch (error) {
    if (findRefusal(error)?.status === 404) return null;
    throw error;
  }
}
