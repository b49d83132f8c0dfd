import { describe, expect, test } from 'vitest';
import { readList, type NameOrder } from './policy.ts';

const namesOf = (written: string, order?: NameOrder) =>
  readList(written, order).students.map(({ firstName, lastName }) => [firstName, lastName]);
const onlyOf = (written: string) => {
  const {
    line: _line,
    written: _written,
    ...student
  } = readList(written).students[0] ?? { line: 0, written: '' };
  return student;
};

describe('a list of names', () => {
  test.each([
    ['Dina Levi', 'Dina', 'Levi'],
    ['  Sara Rivka   Levi ', 'Sara Rivka', 'Levi'],
    ['Yonah\tKatz', 'Yonah', 'Katz'],
    ['דינה לוי', 'דינה', 'לוי'],
    ['Dina', 'Dina', ''],
    ['Dina,', 'Dina', ''],
    ['Dina Levi 2', 'Dina Levi', '2'],
  ])('reads %j', (line, firstName, lastName) => {
    expect(onlyOf(line)).toEqual({ firstName, lastName, leftOut: [] });
  });

  test.each([
    '12. Dina Levi',
    '12) Dina Levi',
    '(12) Dina Levi',
    '12 Dina Levi',
    '• Dina Levi',
    '- Dina Levi',
    '☐ Dina Levi',
    '[x] Dina Levi',
    '👧🏽 Dina Levi',
    'Dina Levi 👩‍👧',
    '\u200fDina\u00a0Levi\u200f',
    '"Dina Levi"',
    'Di\u0000na Levi\u0007',
  ])('takes bullets, numbers, pictures and marks from %j', (line) => {
    expect(namesOf(line)).toEqual([['Dina', 'Levi']]);
  });

  test.each([
    ['יעל-מיכל הלוי, 0541234567', 'יעל-מיכל', 'הלוי', ['0541234567']],
    ['Dina Levi +972 54-123-4567', 'Dina', 'Levi', ['+972 54-123-4567']],
    ['Sara\tLevi\tGrade 5', 'Sara', 'Levi', ['Grade 5']],
    ['7\tSara\tLevi', 'Sara', 'Levi', ['7']],
    ['דינה לוי;ד2', 'דינה', 'לוי', ['ד2']],
    ['Sara;Levi;Haifa', 'Sara', 'Levi', ['Haifa']],
  ])('leaves out of %j whatever is not a name', (line, firstName, lastName, leftOut) => {
    expect(onlyOf(line)).toEqual({ firstName, lastName, leftOut });
  });

  test.each([
    ['Dina "Dini" Levi,dina@example.org', 'Dina "Dini"', 'Levi'],
    ['Dina Levi",dina@example.org', 'Dina', 'Levi"'],
    ['"Dina ""Dini"" Levi",dina@example.org', 'Dina "Dini"', 'Levi'],
    ['Dina Levi dina@example.org', 'Dina', 'Levi'],
    ['Dina, Levi, dina@example.org', 'Dina', 'Levi'],
    ['Dina\tLevi\tdina@example.org', 'Dina', 'Levi'],
    ['"Dina Levi" <dina@example.org>', 'Dina', 'Levi'],
    ['Dina Levi - dina@example.org', 'Dina', 'Levi'],
    ['Dina Levi | dina@example.org', 'Dina', 'Levi'],
    ['Dina Levi: dina@example.org', 'Dina', 'Levi'],
    ['dina@example.org', '', ''],
  ])('finds the email in %j', (line, firstName, lastName) => {
    expect(onlyOf(line)).toEqual({ firstName, lastName, emailAddress: 'dina@example.org', leftOut: [] });
  });

  test('takes the first of two emails, and says which one it left out', () => {
    expect(onlyOf('Dina\tLevi\tdina@example.org\tmother@example.org')).toMatchObject({
      emailAddress: 'dina@example.org',
      leftOut: ['mother@example.org'],
    });
  });

  test('keeps a malformed email as an email, so that it is refused as one', () => {
    expect(onlyOf('Dina Levi dina@')).toMatchObject({ emailAddress: 'dina@' });
  });

  test.each(['; ', ', '])(
    'splits the recipients of a mail, separated by %j, into one student each',
    (separator) => {
      const written = ['Dina Levi <dina@example.org>', 'yonah@example.org'].join(separator);
      expect(readList(written).students).toMatchObject([
        { firstName: 'Dina', lastName: 'Levi', emailAddress: 'dina@example.org', line: 1 },
        { firstName: '', emailAddress: 'yonah@example.org', line: 1 },
      ]);
    },
  );

  test('has one student per line, skips empty lines, and keeps line numbers', () => {
    const { students } = readList('Dina Levi\r\n\n \t \nYonah Katz\n');
    expect(students.map(({ line, written }) => [line, written])).toEqual([
      [1, 'Dina Levi'],
      [4, 'Yonah Katz'],
    ]);
    expect(readList(' \n').students).toEqual([]);
  });
});

test('a list of everyone at a school, as OneRoster writes it, adds its students and says who else is on it', () => {
  const written = `sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password
1,active,,true,10,student,dina,,Dina,Levi,,,dina@example.org,,,,05,
2,active,,true,10,teacher,rav,,Yosef,Katz,,,katz@example.org,,,,,
3,active,,true,10,student,,,Noa,"Bar, Or",,,,,,,05,`;
  const { students, others } = readList(written);
  expect(students).toMatchObject([
    { line: 2, firstName: 'Dina', lastName: 'Levi', emailAddress: 'dina@example.org' },
    { line: 4, firstName: 'Noa', lastName: 'Bar, Or' },
  ]);
  expect(others).toMatchObject([{ line: 3 }]);
});

describe('the headings of a list', () => {
  test.each([
    ['First name,Last name,Email,Grade', 'Dina,Levi,dina@example.org,5'],
    ['שם פרטי\tשם משפחה\tדוא״ל\tכיתה', 'Dina\tLevi\tdina@example.org\tה'],
    ['№;Фамилия;Имя;Эл. почта', '3;Levi;Dina;dina@example.org'],
    ['Nombre;Apellidos;Correo electrónico', 'Dina;Levi;dina@example.org'],
    ['Nom;Prénom;E-mail', 'Levi;Dina;dina@example.org'],
    ['Name;Vorname;E-Mail', 'Levi;Dina;dina@example.org'],
    ['Nome;Cognome;Posta elettronica', 'Dina;Levi;dina@example.org'],
    ['Name,Phone,Email', 'Dina Levi,0541234567,dina@example.org'],
    ['ФИО;Почта', 'Levi Dina;dina@example.org'],
    ['Name,Email', '"Levi, Dina",dina@example.org'],
    ['Student Name,Student Email', 'Dina Levi,dina@example.org'],
    ['Name,Pupil’s e-mail,Grade', 'Dina Levi,dina@example.org,5'],
    ['Name;Email of the student', 'Dina Levi;dina@example.org'],
    ['שם\tכתובת דוא"ל\tכיתה', 'Dina Levi\tdina@example.org\tה'],
    ['שם,דוא"ל,כיתה', 'Dina Levi,dina@example.org,ה'],
    ['שם,דוא"ל של התלמיד/ה,ת"ז', 'Dina Levi,dina@example.org,123'],
    ['"שם","דוא""ל","כיתה"', '"Dina Levi","dina@example.org","ה"'],
    ['Élève;Courriel de l’élève', 'Dina Levi;dina@example.org'],
    ['Name,Vorname,Schüler-E-Mail', 'Levi,Dina,dina@example.org'],
    ['Alumno;Correo electrónico del alumno', 'Dina Levi;dina@example.org'],
    ['Nome e cognome;E-mail dello studente', 'Dina Levi;dina@example.org'],
    ['ФИО;Эл. почта ученика', 'Levi Dina;dina@example.org'],
    ['Name,School account', 'Dina Levi,dina@example.org'],
  ])('%j tell which column is which, and nothing is asked', (heading, line) => {
    const list = readList(`${heading}\n${line}`);
    expect(list).toMatchObject({
      students: [{ line: 2, firstName: 'Dina', lastName: 'Levi', emailAddress: 'dina@example.org' }],
      mayAskOrder: false,
      asksOrder: false,
    });
    expect(list.students).toHaveLength(1);
  });

  test.each(['Name', 'שם', 'ФИО', 'Nome'])('%j alone means full names', (heading) => {
    expect(readList(`${heading}\nDina Levi`).students).toHaveLength(1);
    expect(readList(`${heading}\nDina Levi`).students).toMatchObject([{ line: 2 }]);
    expect(namesOf(`${heading}\nDina Levi`).flat().toSorted()).toEqual(['Dina', 'Levi']);
  });

  test('leave out a column we do not use, such as a parent’s email', () => {
    const { students } = readList('First name,Last name,Parent email\nDina,Levi,mother@example.org');
    expect(students[0]).toMatchObject({ leftOut: ['mother@example.org'] });
    expect(students[0]).not.toHaveProperty('emailAddress');
  });

  test.each([
    'Name,Mother’s email',
    'שם,דוא"ל הורים',
    'שם;מייל של אם',
    'ФИО;Почта родителей',
    'Nom;Courriel des parents',
    'Name,Parent account',
    'Name,Address',
  ])('invite nobody to an address that is not the student’s: %j', (heading) => {
    const separator = heading.includes(';') ? ';' : ',';
    const [student] = readList(`${heading}\nDina Levi${separator}mother@example.org`).students;
    expect(student).toMatchObject({ leftOut: ['mother@example.org'] });
    expect(student).not.toHaveProperty('emailAddress');
  });

  test('leave a column that is not addresses throughout as it is', () => {
    const { students } = readList('Name,Contact details\nDina Levi,dina@example.org\nYonah Katz,054-1234567');
    expect(students.map(({ leftOut }) => leftOut)).toEqual([['dina@example.org'], ['054-1234567']]);
  });

  test.each([
    ['Name,Phone,Email', 'Dina Levi dina@example.org'],
    ['№\tName\tEmail', '• Dina Levi <dina@example.org>'],
    ['№\tName\tEmail', 'Levi, Dina; dina@example.org'],
    ['Last name;First name;Email', 'Levi Dina dina@example.org'],
    ['Name', 'Dina Levi dina@example.org'],
    ['ФИО', 'Levi Dina dina@example.org'],
  ])('of %j do not name what a line without columns holds: %j', (heading, line) => {
    expect(readList(`${heading}\n${line}`).students).toMatchObject([
      { firstName: 'Dina', lastName: 'Levi', emailAddress: 'dina@example.org', leftOut: [] },
    ]);
  });

  test.each(['Total: 8', 'Dina'])('make no whole name of %j beside the columns', (line) => {
    expect(namesOf(`№\tName\tEmail\n${line}`)[0]).toContain('');
  });

  test('do not include a student’s name that merely looks like one', () => {
    expect(namesOf('Grace Klasse\nDina Levi')).toHaveLength(2);
  });
});

describe('the order of names', () => {
  test.each(['Levi, Dina\nKatz, Yonah', 'Levi\tDina\nKatz\tYonah', '"Levi, Dina"\n"Katz, Yonah"'])(
    'is asked when names are in two columns: %j',
    (written) => {
      expect(readList(written)).toMatchObject({ asksOrder: true, mayAskOrder: true });
      expect(readList(written, 'last')).toMatchObject({ asksOrder: false, mayAskOrder: true });
      expect(namesOf(written, 'last')).toEqual([
        ['Dina', 'Levi'],
        ['Yonah', 'Katz'],
      ]);
      expect(namesOf(written, 'first')[0]).toEqual(['Levi', 'Dina']);
    },
  );

  test('is assumed when names are in one column, and can be overridden', () => {
    expect(readList('Levi Dina Rivka')).toMatchObject({ asksOrder: false, mayAskOrder: true });
    expect(namesOf('Levi Dina Rivka', 'last')).toEqual([['Dina Rivka', 'Levi']]);
    expect(readList('dina@example.org')).toMatchObject({ asksOrder: false, mayAskOrder: false });
  });

  test('given for columns does not apply to lines without columns', () => {
    expect(namesOf('Levi, Dina\nYonah Katz', 'last')).toEqual([
      ['Dina', 'Levi'],
      ['Yonah', 'Katz'],
    ]);
  });
});

test('a very long line is read quickly', () => {
  // What it costs, however busy the machine is.
  const before = process.cpuUsage();
  readList(
    `${'a '.repeat(20_000)}\n${'1 '.repeat(20_000)}\n${'<,'.repeat(20_000)}\n${' ,'.repeat(20_000)}x\n${'",'.repeat(20_000)}`,
  );
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(1000);
});

test('a file with OneRoster’s columns is read by their names', () => {
  const written = [
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,givenName,familyName,middleName,identifier,email,grades',
    'u1,active,2026-09-01,true,org1,student,dlevi,Dina,Levi,Rivka,S-17,dina@example.org,05',
    'u2,active,2026-09-01,true,org1,student,ykatz,Yonah,Katz,,S-18,,05',
  ].join('\n');
  expect(readList(written).students).toMatchObject([
    { firstName: 'Dina', lastName: 'Levi', emailAddress: 'dina@example.org' },
    { firstName: 'Yonah', lastName: 'Katz' },
  ]);
});
