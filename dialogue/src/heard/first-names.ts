/** First names by which a name is told from other words; none that is a dish, a day or a plain word. */
const FIRST_NAMES = new Set(
  `aaron abby abdul abel abigail ada adam addison adele adrian adriana agnes ahmed aidan aiden aisha ajay akira alan alana albert
  alberto aldo alec alejandro alex alexander alexandra alice alicia alina allison alma alondra alonzo alvin alyson alyssa amal
  amanda amara amelia amina amir amit amos amy ana anders andre andrea andreas andrew andy angela angelina angelo angie anika
  anil anita ann anna anne annie anthony antoine anton antonia antonio anya ariana arlene armando arnold arthur arturo asha
  ashley ashok astrid aubrey audrey augustine aurora avery ayesha barbara barney bart beatrice beatriz becca becky bella ben
  benjamin benny bernadette bernard bernice bert bertha beth bettina betty beverly bianca billy blake bob bobby bonnie boris
  brad bradley brandon brenda brett brian brianna bridget brittany brittney bruce bryan bryce byron caleb calvin cameron camila
  camille candace carl carla carlo carlos carly carmela carmen carol caroline carolyn carrie casey cassandra cassie catherine
  cathy cecilia cedric celeste celia chad chandra charles charlotte chelsea chen cheryl chloe chris christian christina
  christine christopher cindy claire clara clarence clark claudia clayton clifford clyde cody colin colleen connor conrad cora
  corey cornelius craig curt curtis cynthia cyrus daisuke damian damon dan dana daniel danielle danny dario darius darnell
  darren darryl dave david dawson deandre debbie deborah debra dee deepak delia delilah demetrius denise dennis denny derek
  desiree desmond devin devon diana diane diego dimitri dina dixie dmitri dolores dominic don donald donna donnie dora dorian
  doris dorothy doug douglas dre duncan dwayne dwight dylan earl ebony eddie edgar edgardo edith edmund edna edward edwin efrain
  elaine eleanor elena eli elijah elise eliza elizabeth ella ellen elliot ellis elmer elsa elsie elvira emilio emily emma
  emmanuel enrique eric erica erik erin ernest ernesto ernie estela estelle esther ethan eugene eunice eva evan evelyn everett
  ezra fabian fatima faye federico felipe felix ferdinand fernando fidel fiona flora floyd frances francesca francine francisco
  frankie franklin fred freddie frederick frida gabriel gabriela gail gareth garth gary gavin geoff george georgina gerald
  geraldine gilbert gina giovanni giselle glenn gloria goran gordon graciela greg gregory greta griffin guillermo gus gustavo
  gwen gwendolyn hamza hank hannah harold harriet harry harvey hassan heather hector heidi helen henrietta henry herbert herman
  hilda hiroshi horace howard hubert hugo humberto ian ibrahim ida ignacio ilana imani imran indira ines inez ingrid irene irma
  irving isaac isabel isabella isadora isaiah ismael ivan jackie jacob jacqueline jada jaden jae jaime jake jamal james jamie
  jamila jan jane janelle janet janice janine jared jason jasper javier javon jay jayden jean jeanette jeanne jeff jeffrey jen
  jenna jennifer jenny jeremiah jeremy jermaine jerome jerry jess jesse jessica jill jillian jim jimmy jo joan joanna joaquin
  jocelyn jodie joe joel joelle joey john johnny jojo jolene jon jonas jonathan jordan jorge jose josefina joseph josh joshua
  josie joyce juan juanita judd judith judy jules julia julian julie juliet julio jun justin justine kai kaitlyn kamal kara
  kareem karen kari karim karina karl karla kate katherine kathleen kathryn kathy katie katrina kavita kay kayla keiko keira
  keisha keith kelly kelsey ken kendra kenji kenneth kenny kerry kevin khalid kiara kim kimberly kira kirk kristen kristin
  kristina kurt kwame kyle lacey lakshmi lamar lana larissa larry latisha latoya laura lauren laurence laurie laverne lawrence
  layla leah lee leila lena leo leon leonard leonardo leroy leslie lester leticia levi lewis liam liana lila lillian linda
  lionel lisa lizzie lloyd logan lois lola lorena lorenzo lori lorraine lottie lou louis louise lourdes luca lucas lucia luciana
  lucy luigi luis luke lupe lydia lynn mabel madison maggie mahmoud malcolm malik manny manuel marcel marcela marcia marco
  marcus margaret marge margie maria mariam marian mariana marianne marie marilyn mario marisa marisol marissa marjorie marlene
  marlon marshall marta martha martin marvin mateo matilda matt matthew maureen maurice mauricio max maxine maya megan mehmet
  mei melanie melinda melissa melvin meredith mia micah michael micheal michelle mick miguel mike milagros mildred milena milo
  mina mindy minh miriam mitch mitchell mohammed moises mollie molly mona monica monique monroe morgan morris moses muhammad
  muriel myra myrna myrtle nadia nadine nancy nanette naomi nash natalia natalie natasha nate nathan nathaniel ned neil nelly
  nelson nestor nicholas nick nicole nigel nikhil nikita nikki nils nina noah noel noelle nolan noor nora norbert norma norman
  olaf olga oliver olivia olu omar omari orlando oscar osman otto owen pablo pam pamela patrice patricia patrick patsy patti
  paul paula pauline paulo pedro peggy penelope percy perry pete peter petra phil philip phillip phoebe phyllis pierre pranav
  preston priya quentin quincy quinn rachel rafa rafael raj ralph ramon ramona randall randy rashid rashida raul ravi raymond
  rebecca reggie regina reginald rena rene renee rhonda ricardo richard rick ricky riley rita rob robbie robert roberta roberto
  robin rocco rocio rodney rodrigo roger roland ron ronald ronnie roosevelt rosa rosalie rosalind rosario roscoe roslyn ross
  rowan roxanne roy ruben rudy rufus rupert russ russell ruth ryan ryder sabrina sadie sallie sally salvador sam samantha sammy
  samuel sandeep sandra sanjay santiago saoirse sara sarah sasha saul scott sean sebastian selena serena sergio seth shane
  shanice shankar shannon sharon shauna shawn shawna sheila shelby sheldon sherri sherry shirley sid sidney silas silvia simon
  simone siobhan sofia sol sonia sonja sophia sophie spencer stacey stacy stan stanley stefan stella stephanie stephen steve
  steven stu stuart suki sunita susan susanna susie suzanne suzette sven svetlana sylvia tabitha tad talia tamara tamika tammy
  tania tanya tara tariq tasha tatiana ted teresa terrence terry thaddeus thelma theo theodore theresa thomas tia tiana tiffany
  tim timothy tina tobias toby todd tom tomas tomasz tommy toni tony tracy travis tre trent trevor trina trisha trudy twyla ty
  tyler tyrone uma ursula valentina valerie vance vanessa vera vern verna vernon veronica vicki victor victoria vijay vince
  vincent virgil vivian vladimir wade wally walter wanda warren wayne wendy wes wesley whitney wil wilbur wilfred wilhelmina
  willa william willie willis wilma winifred winston wyatt xander xavier ximena yasmin yesenia yoko yolanda yoshi yuki yuri
  yusuf yvette yvonne zachary zack zara zeke zelda zoe ike al bo mo murray abe vinny sal zoey`.split(/\s+/),
);

export const isFirstName = (word: string): boolean => FIRST_NAMES.has(word.toLowerCase());

/** Who is called by a first name in what somebody wrote: 'Marco does beards', 'ask for Denise'. */
export const firstNamesIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?<![.!?]\s+|^)\b\p{Lu}\p{Ll}+\b|\b\p{Lu}\p{Ll}+(?= (?:is|works?|does|sees|comes|do|only|owns|runs|takes)\b)/gu,
    ),
  ]
    .map(([name]) => name)
    .filter((name) => isFirstName(name.toLowerCase()));
