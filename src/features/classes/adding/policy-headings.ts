/** What a column of a teacher's list holds; `surnameFirst` is a full name that begins with the family name. */
export type Column = 'first' | 'last' | 'full' | 'surnameFirst' | 'email' | 'role' | 'other';

/** Column headings in seven languages, without spaces and punctuation. */
const headings: Record<Column | 'name', string> = {
  first:
    'firstname first forename givenname שםפרטי פרטי имя nombre nombres primernombre prénom prenom vorname rufname nome',
  last: `lastname last surname familyname שםמשפחה משפחה фамилия apellido apellidos nomdefamille nachname familienname
    zuname cognome`,
  full: `fullname student studentname שםמלא שםהתלמיד שםהתלמידה תלמיד תלמידים שמות имяифамилия ученик имена nombrecompleto
    alumno nombreyapellido nombreyapellidos nomcomplet élève nometprénom prénometnom vollständigername schüler schülerin
    nomeecognome nomecompleto studente`,
  surnameFirst: 'фио фамилияимя фамилияиимя cognomeenome nachnamevorname',
  // Next to a first name it is the family name; on its own it is the full name.
  name: 'name names שם nom noms',
  // In a list of everyone at a school, as OneRoster's `users.csv` is.
  role: 'role',
  email: `email emails mail emailaddress mailaddress דואל דואראלקטרוני מייל אימייל כתובתמייל כתובתאימייל כתובתדואל
    כתובתדואראלקטרוני почта элпочта электроннаяпочта эладрес электронныйадрес адресэлпочты адресэлектроннойпочты имейл
    correo correos correoelectrónico correoelectronico direccióndecorreo direcciondecorreo direccióndecorreoelectrónico
    direcciondecorreoelectronico courriel mél adressemail adresseemail adressecourriel adresseélectronique mailadresse
    emailadresse indirizzoemail indirizzomail indirizzodipostaelettronica postaelettronica`,
  other: `sourcedid status datelastmodified enableduser orgsourcedids username userids middlename identifier sms
    agentsourcedids grades password userid studentid externalid enabled preferredgivenname preferredmiddlename preferredfamilyname usermasteridentifier resourcesourcedids
    primaryorgsourcedid pronouns classes grade class classroom group phone telephone tel mobile cell id no number notes birthday birthdate dateofbirth
    gender parent mother father address city כיתה קבוצה טלפון נייד פלאפון תז מס מספר הערות תאריךלידה מין הורה אם אב כתובת
    עיר класс группа телефон номер примечание датарождения пол адрес отчество grado clase curso grupo teléfono telefono
    móvil movil número numero notas fechadenacimiento classe groupe téléphone portable numéro remarques
    datedenaissance klasse gruppe telefon handy nr nummer bemerkung geburtsdatum geschlecht gruppo cellulare note
    datadinascita`,
};

const columnOf = new Map(
  Object.entries(headings).flatMap(([column, words]) =>
    words.split(/\s+/).map((word) => [word, column as Column | 'name'] as const),
  ),
);

/** Whose address it is, as headings say it: `Student Email`, `email of the pupil`, `courriel de l’élève`. */
const students = `students? pupils? learners? child kids? ה?תלמידה? ה?תלמידות ה?תלמידים учени(?:к|ка|ков|ца|цы|ц) учащегося учащихся
  alumn[oa]s? estudiantes? élèves? eleves? étudiante?s? schüler(?:in|innen|s)? schülerschülerin kind(?:es)? studente
  studenti studentessa alunn[oaie]`;
const joints = 'of ofthe ofa של de del dela delos dun dune des der von dello della dell degli dei di';

const anyOf = (words: string) => `(?:${words.split(/\s+/).join('|')})`;

const addressOfStudent = new RegExp(
  `^(?:${anyOf(students)}${anyOf(headings.email)}|${anyOf(headings.email)}${anyOf(joints)}?${anyOf(students)})$`,
  'u',
);

/** Words for those whose addresses a list has besides the students': their parents and teachers. */
const grownUps =
  /parent|mother|father|mum|mom|dad|guardian|carer|teacher|contact|הור|אמא|אבא|(?<!\p{L})ה?(?:אם|אב)(?!\p{L})|אפוטרופוס|מורה|מחנכ|родител|матер|мать|мам|отец|отц|пап|опекун|учител|padre|madre|tutor|profesor|maestr|mère|père|responsable|enseignant|eltern|mutter|vater|lehr|genitor|insegnant/u;

/**
 * The columns that a list's first line names, in any of our languages; undefined if the line is a student rather than
 * headings. At least half of its cells must be known headings, and one of them a name or email.
 */
export function readHeadings(cells: readonly string[]): Column[] | undefined {
  const found = cells.map(columnUnder);
  const known = found.filter((column) => column !== undefined);
  const filled = cells.filter((cell) => cell !== '').length;
  if (known.length * 2 < filled || known.every((column) => column === 'other' || column === 'role'))
    return undefined;
  const hasFirst = found.includes('first');
  const hasLast = found.includes('last') || (hasFirst && found.includes('name'));
  return found.map((column) => {
    if (column === 'name') return hasFirst ? 'last' : 'full';
    // `Nome` alone means full names.
    return column === 'first' && !hasLast ? 'full' : (column ?? 'other');
  });
}

function columnUnder(heading: string): Column | 'name' | undefined {
  const written = bare(heading);
  return columnOf.get(written) ?? (addressOfStudent.test(written) ? 'email' : undefined);
}

/**
 * The same columns where none is known to hold addresses, with the only one that has them on every line as theirs; not if its
 * heading is known to be something else, or names parents or teachers.
 */
export function withAddresses(
  columns: readonly Column[],
  headings: readonly string[],
  lines: readonly (readonly string[])[],
): readonly Column[] {
  if (columns.includes('email')) return columns;
  const [found, another] = columns.flatMap((_, index) => {
    const heading = headings[index] ?? '';
    const cells = lines.flatMap((line) => line[index] || []);
    const isUnknown = columnUnder(heading) === undefined && !grownUps.test(heading.toLowerCase());
    return isUnknown && cells.length > 0 && cells.every((cell) => /^[^\s@]+@[^\s@]+$/.test(cell))
      ? index
      : [];
  });
  if (found === undefined || another !== undefined) return columns;
  return columns.with(found, 'email');
}

function bare(cell: string): string {
  return cell
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
}
