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
  name: 'submissions.state.awaitsGuardian',
  text: 'submissions.state.awaitsGuardianText',
  icon: IconHourglass,
  tone: 'info',
};
const waitingForUs: StateWords = {
  name: 'submissions.state.submitted',
  text: 'submissions.state.submittedText',
  icon: IconHourglass,
  tone: 'info',
};
const shown: StateWords = {
  name: 'submissions.state.shown',
  text: 'submissions.state.shownText',
  icon: IconPhotoHeart,
  tone: 'success',
};
const approved: StateWords = {
  name: 'submissions.state.approved',
  text: 'submissions.state.approvedText',
  icon: IconCheck,
  tone: 'success',
};
const rejected: StateWords = {
  name: 'submissions.state.rejected',
  text: 'submissions.state.rejectedText',
  icon: IconPencil,
  tone: 'warning',
};
const spam: StateWords = {
  name: 'submissions.state.spam',
  text: 'submissions.state.spamText',
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
