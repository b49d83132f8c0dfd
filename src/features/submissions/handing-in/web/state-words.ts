import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhotoHeart from '@tabler/icons-react/dist/esm/icons/IconPhotoHeart.mjs';
import type { IconShape } from '#ui/icon/icon.tsx';
import type { OwnSubmission } from '../contract.ts';

interface StateWords {
  name: string;
  text: string;
  icon: IconShape;
  tone: 'info' | 'success' | 'warning';
}

const waitingForGuardian: StateWords = {
  name: 'submissions.ownState.awaitsGuardian',
  text: 'submissions.ownState.awaitsGuardianText',
  icon: IconHourglass,
  tone: 'info',
};
const waitingForUs: StateWords = {
  name: 'submissions.ownState.submitted',
  text: 'submissions.ownState.submittedText',
  icon: IconHourglass,
  tone: 'info',
};
const shown: StateWords = {
  name: 'submissions.ownState.shown',
  text: 'submissions.ownState.shownText',
  icon: IconPhotoHeart,
  tone: 'success',
};
const approved: StateWords = {
  name: 'submissions.ownState.approved',
  text: 'submissions.ownState.approvedText',
  icon: IconCheck,
  tone: 'success',
};
const rejected: StateWords = {
  name: 'submissions.ownState.rejected',
  text: 'submissions.ownState.rejectedText',
  icon: IconPencil,
  tone: 'warning',
};
const spam: StateWords = {
  name: 'submissions.ownState.spam',
  text: 'submissions.ownState.spamText',
  icon: IconPencil,
  tone: 'warning',
};

/** How a work's state is said to its owner. That it was reported is not said. */
export function stateWordsOf(work: Pick<OwnSubmission, 'status' | 'shown'>): StateWords {
  switch (work.status) {
    case 0:
      return waitingForUs;
    case 1:
      return work.shown ? shown : approved;
    case 2:
      return rejected;
    case 3:
      return waitingForGuardian;
    case 5:
      return spam;
  }
}
