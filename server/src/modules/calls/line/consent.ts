import type { Recording } from '@attendant/contract/agents/retention';

/**
 * Area codes of the states in which everybody on a call has to consent to its recording. Sources differ on some of
 * them; whoever is named by any of them is here.
 */
const EVERYBODY_CONSENTS = new Set(
  [
    '209 213 279 310 323 341 350 357 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 738 747',
    '760 805 818 820 831 837 840 858 909 916 925 949 951', // California
    '203 475 860 959', // Connecticut
    '302', // Delaware
    '239 305 321 324 352 386 407 448 561 645 656 689 727 728 754 772 786 813 850 863 904 941 954', // Florida
    '217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872', // Illinois
    '227 240 301 410 443 667', // Maryland
    '339 351 413 508 617 774 781 857 978', // Massachusetts
    '231 248 269 313 517 586 616 679 734 810 906 947 989', // Michigan
    '406', // Montana
    '702 725 775', // Nevada
    '603', // New Hampshire
    '458 503 541 971', // Oregon
    '215 223 267 272 412 445 484 570 582 610 717 724 814 835 878', // Pennsylvania
    '802', // Vermont
    '206 253 360 425 509 564', // Washington
  ].flatMap((codes) => codes.split(' ')),
);

/** Whether the sound of a call may be kept; of a caller who is not known to be elsewhere it may not. */
export function isRecorded(recording: Recording, callerPhone: string | null): boolean {
  if (recording !== 'where-one-is-enough') return recording === 'always';
  const area = /^\+1(\d{3})\d{7}$/.exec(callerPhone ?? '')?.[1];
  return area !== undefined && !EVERYBODY_CONSENTS.has(area);
}
